/** Returns true if WebCrypto is available, for passwords and for cases. Browsers offer it on https and loopback only. */
export const hasWebCrypto = (): boolean => globalThis.crypto?.subtle !== undefined
