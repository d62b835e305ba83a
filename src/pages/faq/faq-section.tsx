import { Box, type SystemStyleObject } from '@chakra-ui/react'
import type { Faq } from '@manifest/schema/content.ts'
import { useId } from 'react'
import { LuChevronDown } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { IconTile } from '@/ui/media/icon-tile.tsx'
import { Panel } from '@/ui/page/panel.tsx'

type FaqSectionProps = { section: Faq['sections'][number]; isOpen: boolean }

/**
 * A section's title beside its questions, or above them if space is short. Questions are native `details` elements, because find
 * in page expands them too.
 */
export function FaqSection({ section: { title, icon, questions }, isOpen }: FaqSectionProps) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} css={section}>
      <div>
        {icon && <IconTile name={icon} />}
        <div>
          <h2 id={id}>{title}</h2>
          <p>{formatCounted(questions.length, 'pergunta', 'perguntas')}</p>
        </div>
      </div>
      <Panel p="0" overflow="hidden" divideY="1px" css={disclosures}>
        {questions.map(({ question, answer }) => (
          <details key={question} open={isOpen}>
            <summary>
              <h3>{question}</h3>
              <LuChevronDown aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </Panel>
    </Box>
  )
}

const section: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
  columnGap: '8',
  rowGap: '3',
  alignItems: 'start',
  '& > div:first-of-type': { display: 'flex', gap: '3', alignItems: 'center', pt: { lg: '2' } },
  '& > div:first-of-type > div:last-of-type': { minW: '0' },
  '& h2': { textStyle: 'h3' },
  '& h2 + p': { color: 'fg.muted', textStyle: 'small' },
}

const disclosures: SystemStyleObject = {
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: '12',
    px: { base: '4', md: '5' },
    py: '3',
    cursor: 'pointer',
    listStyleType: 'none',
    focusVisibleRing: 'inside',
    borderRadius: 'panel',
    transition: 'background-color 150ms',
    _hover: { bg: 'bg.hover' },
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& h3': { fontWeight: '500', textWrap: 'pretty' },
  '& svg': { flexShrink: 0, color: 'fg.muted', transition: 'transform 150ms ease-out' },
  '& [open] svg': { transform: 'rotate(180deg)' },
  '& [open] h3': { fontWeight: '600' },
  '& details > p': {
    px: { base: '4', md: '5' },
    pb: '4',
    maxW: '80ch',
    color: 'fg.muted',
    whiteSpace: 'pre-line',
  },
}
