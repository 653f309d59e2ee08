/** OWASP Password Storage Cheat Sheet: argon2id (the library's default), 19 MiB, 2 passes, 1 lane. For passwords and PINs. */
export const hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
