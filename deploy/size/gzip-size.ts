import { gzipSync } from 'node:zlib'

/** The size of a file as a host sends it: in kB (1,000 bytes) after gzip. */
export const gzipSize = (content: string | Uint8Array): number => gzipSync(content).length / 1000
