import { chakra } from '@chakra-ui/react'

/** A text area that grows with its text. It holds personal data, which the browser must neither store nor suggest. */
export const TextArea = chakra(
  'textarea',
  {
    base: {
      width: 'full',
      px: '3',
      py: '2',
      bg: 'transparent',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'control',
      focusVisibleRing: 'inside',
      resize: 'vertical',
      fieldSizing: 'content',
      _invalid: { borderColor: 'border.error' },
    },
  },
  { defaultProps: { autoComplete: 'off', spellCheck: false } },
)
