import { chakra } from '@chakra-ui/react'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Block } from '@manifest/schema/result.ts'
import { useId, useState } from 'react'
import { LuChevronDown } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import { goToHeading } from '@/lib/go-to-heading.ts'
import { listSections, sectionElementId } from './sections.ts'

type SectionIndexProps = { result: readonly Block[]; answer: Json; resultId: string }

/**
 * Lists the sections of a long result with the lengths of their lists; each entry links to its section. On
 * phones it starts collapsed, because it would fill half the screen.
 */
export function SectionIndex({ result, answer, resultId }: SectionIndexProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const sections = listSections(result, answer)
  if (sections.length === 0) return null
  return (
    <chakra.nav aria-label="Seções do resultado" mt="-2" mb="5" _print={{ display: 'none' }}>
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        css={{ ...entryCss, ...switchCss }}
        onClick={() => setOpen(!isOpen)}
      >
        {sections.length} seções
        <LuChevronDown aria-hidden="true" />
      </chakra.button>
      <chakra.ul
        id={listId}
        display={{ base: isOpen ? 'flex' : 'none', md: 'flex' }}
        flexWrap="wrap"
        columnGap="1"
        ms="-2"
        listStyleType="none"
      >
        {sections.map(({ title, blockIndex, count }) => (
          <li key={blockIndex}>
            <chakra.button
              type="button"
              css={entryCss}
              onClick={() => goToHeading(sectionElementId(resultId, blockIndex))}
            >
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

const entryCss = {
  textStyle: 'small',
  textAlign: 'start',
  minHeight: { base: '11', md: '7' },
  paddingInline: '2',
  borderRadius: 'control',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { color: 'primary.fg', background: 'bg.subtle' },
} as const

const switchCss = {
  display: { base: 'inline-flex', md: 'none' },
  alignItems: 'center',
  gap: '1.5',
  marginInlineStart: '-2',
  '& svg': { transition: 'rotate 150ms ease-out' },
  '&[aria-expanded=true] svg': { rotate: '180deg' },
} as const
