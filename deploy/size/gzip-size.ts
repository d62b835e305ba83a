import { gzipSync } from 'node:zlib'

/** Returns the size in kB (1,000 bytes) after gzip, as a host sends the file. */
export const gzipSize = (content: string | Uint8Array): number => gzipSync(content).length / 1000
