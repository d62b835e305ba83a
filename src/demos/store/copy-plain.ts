/** Copies data that may come from `useSnapshot`: `structuredClone` rejects its proxies. */
export const copyPlain = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data))
