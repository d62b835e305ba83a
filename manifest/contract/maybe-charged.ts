/**
 * The code of a failure whose answer was lost: the supplier may have charged for it. Only a person asks again. The gateway writes it,
 * and the app reads it.
 */
export const maybeChargedCode = 'talvez-cobrada'
