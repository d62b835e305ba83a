import type { SystemStyleObject } from '@chakra-ui/react'

/** The look of a rich text, the same while writing and reading. */
export const richTextCss: SystemStyleObject = {
  overflowWrap: 'anywhere',
  '& > * + *': { mt: '3' },
  '& h2': { textStyle: 'h2' },
  '& h3': { textStyle: 'h3', fontSize: '17px' },
  '& > * + h2': { mt: '7' },
  '& > * + h3': { mt: '5' },
  // Clears the page's fixed header.
  '& h2, & h3': { scrollMarginTop: '88px', outlineOffset: '4px' },
  '& ul, & ol': { ps: '6' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& li + li, & li > * + *': { mt: '1.5' },
  '& li::marker': { color: 'primary.fg' },
  '& strong': { fontWeight: '650' },
  '& em': { fontStyle: 'italic' },
  '& blockquote': {
    ps: '4',
    borderInlineStartWidth: '3px',
    borderColor: 'primary.solid',
    color: 'fg.muted',
  },
  '& blockquote > * + *': { mt: '3' },
  '& code': { fontFamily: 'mono', fontSize: '0.9em', px: '1', borderRadius: 'sm', bg: 'bg.subtle' },
  '& pre': { p: '3', borderRadius: 'control', bg: 'bg.subtle', whiteSpace: 'pre-wrap' },
  '& pre code': { p: '0', bg: 'transparent' },
  '& hr': { borderTopWidth: '1px', my: '5' },
  '& a': { color: 'primary.fg', textDecoration: 'underline', textUnderlineOffset: '2px' },
  '& [data-mention], & [data-type=mention]': {
    color: 'primary.fg',
    fontWeight: '500',
    bg: 'primary.subtle',
    px: '1',
    borderRadius: 'sm',
  },
}
