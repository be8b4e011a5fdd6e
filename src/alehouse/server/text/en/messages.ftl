# What webhooks say; pages have their own words.

notice-turn = { $name }, it is your turn in { $title }. { $decision } { $link }
notice-test = { $name }, this is how you will be notified when it is your turn in { $title }. { $link }
