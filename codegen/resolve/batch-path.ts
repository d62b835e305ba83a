/** Where the batch of the variant at `path` is. */
export const batchPath = (path: string) => `${path.replace(/\/$/, '')}/lote`
