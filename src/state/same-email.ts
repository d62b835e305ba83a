/** E-mails are compared without surrounding space and without regard to case. */
export const isSameEmail = (one: string, other: string) => normalisedEmail(one) === normalisedEmail(other)

/** An e-mail as it is compared. */
export const normalisedEmail = (email: string) => email.trim().toLowerCase()
