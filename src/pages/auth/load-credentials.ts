/** The schemas of the public forms, loaded lazily in a chunk of their own. */
const load = () => import('./credentials.ts')

export const loadCredentials = async () => (await load()).credentials

export const loadNewUser = async () => (await load()).newUser

export const loadRecovery = async () => (await load()).recovery
