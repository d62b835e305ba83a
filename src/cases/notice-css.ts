/** A warning above the cases. */
export const noticeCss = {
  gap: '2.5',
  px: '3',
  py: '2.5',
  bg: 'bg.warning',
  borderWidth: '1px',
  borderColor: 'warning.muted',
  borderRadius: 'control',
} as const
