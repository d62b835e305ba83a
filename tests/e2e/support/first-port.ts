/** The first of six loopback ports. `E2E_PORT` moves them, so that two checkouts can be tested at once. */
export const firstPort = Number(process.env.E2E_PORT ?? 4180)
