import { proxy } from 'valtio/vanilla'

/** True if the provider left the user's roles out of the token because they are too many for it. */
export const missingRoles = proxy({ isOmitted: false })
