import { chakra } from '@chakra-ui/react'
import { LuEye, LuEyeOff } from 'react-icons/lu'
import { switchCss } from '@/ui/forms/setting-row.tsx'
import type { SectionsReveal } from '../section-reveal.ts'

/** Shows or hides all sensitive values of the page. Narrow screens show an eye in place of the text. */
export function RevealSwitch({ reveal: { isAllRevealed, toggleAll } }: { reveal: SectionsReveal }) {
  const Eye = isAllRevealed ? LuEye : LuEyeOff
  return (
    <chakra.label css={labelCss}>
      <Eye aria-hidden="true" />
      <span>Mostrar dados sensíveis</span>
      <chakra.input
        type="checkbox"
        role="switch"
        checked={isAllRevealed}
        onChange={toggleAll}
        css={switchCss}
      />
    </chakra.label>
  )
}

const labelCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flexShrink: '0',
  minHeight: '11',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& > svg': { color: 'fg.muted', display: { base: 'block', md: 'none' } },
  '& > span': { srOnly: { base: true, md: false } },
} as const
