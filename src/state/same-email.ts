/** E-mails are compared without surrounding space and without regard to case. */
export const isSameEmail = (one: string, other: string) => normaliseEmail(one) === normaliseEmail(other)

/** An e-mail as it is compared. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase()
