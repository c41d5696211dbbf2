FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY web/package.json web/
COPY docs/examples/package.json docs/examples/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build --workspaces --if-present

# The web client's build holds all that it needs, so only the API's packages go along.
FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace api

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
# The server runs by node alone, as a user who can write to nothing but its data.
RUN rm -rf /usr/local/lib/node_modules /opt/yarn-* && install --directory --owner=node --group=node --mode=700 .data
COPY --from=dependencies /app ./
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/web/dist web/dist
COPY schema.graphql ./
COPY docs/api.md docs/
COPY docs/contract docs/contract
USER node
VOLUME /app/.data
EXPOSE 4000
# Whether the process lives, not whether it is ready: nobody should restart it because the database is away.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/livez`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/server.js"]
