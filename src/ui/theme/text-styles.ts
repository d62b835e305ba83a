import { defineTextStyles } from '@chakra-ui/react'

const style = (size: string, line: string, weight: string, spacing = 'normal') => ({
  value: { fontSize: size, lineHeight: line, fontWeight: weight, letterSpacing: spacing },
})

const size = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } })

/** Font size/line height in px: body 14/20, small 12/16. Headings have 24 and 20 px, panel titles 16 px. */
export const textStyles = defineTextStyles({
  // Text styles that Chakra's recipes use.
  '2xs': size('10px', '12px'),
  xs: size('12px', '16px'),
  sm: size('14px', '20px'),
  md: size('16px', '24px'),
  lg: size('18px', '28px'),
  body: style('14px', '20px', '400'),
  small: style('12px', '16px', '400'),
  h1: style('24px', '30px', '650', '-0.015em'),
  h2: style('20px', '26px', '650', '-0.01em'),
  h3: style('15px', '20px', '600', '-0.005em'),
  figure: style('28px', '34px', '650', '-0.02em'),
  overline: {
    value: {
      fontSize: '11px',
      lineHeight: '16px',
      fontWeight: '600',
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
    },
  },
})
