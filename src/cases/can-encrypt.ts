/** Returns false on pages without https, where the browser has no WebCrypto. */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined
