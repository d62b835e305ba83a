/** True if this page reports errors, of which the user should know. */
export const isReporting = Boolean(globalThis.document?.querySelector('script[data-sample-rate]'))
