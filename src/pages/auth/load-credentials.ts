/** The checks of the public forms, in a chunk of their own that brings zod along. */
const load = () => import('./credentials.ts')

export const loadCredentials = async () => (await load()).checkCredentials

export const loadNewUser = async () => (await load()).checkNewUser

export const loadRecovery = async () => (await load()).checkRecovery
