# What webhooks say; pages have their own words.

notice-turn = { $name }, it is your turn in { $title }. { $decision } { $link }
notice-test = { $name }, this is how you will be notified when it is your turn in { $title }. { $link }
notice-warning = { $name }, the others in { $title } ask for a bot to play for you. Decide soon, or it takes over; you can come back at any time. { $link }
