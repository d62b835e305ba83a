/**
 * The gateway's code for a lost answer that the supplier may have charged. The app never repeats such a query by itself.
 */
export const maybeChargedCode = 'talvez-cobrada'
