import { chakra } from '@chakra-ui/react'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Block } from '@manifest/schema/result.ts'
import { formatCount } from '@/lib/format/quantity.ts'
import { goToPart } from './go-to-part.ts'
import { sectionsOf } from './sections.ts'

type SectionIndexProps = { result: readonly Block[]; answer: Json; resultId: string }

/** The sections of a long result, with how many elements each list has; each entry leads to its section. */
export function SectionIndex({ result, answer, resultId }: SectionIndexProps) {
  const sections = sectionsOf(result, answer)
  if (sections.length === 0) return null
  return (
    <chakra.nav aria-label="Seções do resultado" mb="6" _print={{ display: 'none' }}>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="1" ms="-2" css={rowsCss}>
        {sections.map(({ title, part, count }) => (
          <li key={part}>
            <chakra.button type="button" css={entryCss} onClick={() => goToPart(resultId, part)}>
              {title}
              {count !== undefined && (
                <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums">
                  {' '}
                  {formatCount(count)}
                </chakra.span>
              )}
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}

const rowsCss = { rowGap: { base: '0', md: '0.5' } } as const

const entryCss = {
  textStyle: 'small',
  minHeight: { base: '11', md: '7' },
  paddingInline: '2',
  borderRadius: 'control',
  color: 'fg.muted',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  _hover: { color: 'primary.fg', background: 'bg.subtle' },
} as const
