/** None: most answers give no reason for an alert. */
export const AlertSkeleton = null
