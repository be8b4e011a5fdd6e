# docker build -t alehouse . && docker run -d --name alehouse -p 8000:8000 -v alehouse:/data alehouse

FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
COPY . /src
RUN python -m venv /opt/alehouse && ALEHOUSE_BUILD=require /opt/alehouse/bin/pip install --no-cache-dir '/src[postgres,print,push]'

FROM python:3.13-slim
COPY --from=build /opt/alehouse /opt/alehouse
RUN useradd --system --home /data alehouse && mkdir /data && chown alehouse /data
USER alehouse
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["/opt/alehouse/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz')"]
ENTRYPOINT ["/opt/alehouse/bin/alehouse", "serve", "--host", "0.0.0.0", "--port", "8000", "--no-open"]
CMD ["--db", "/data/tables.db"]
