import { Box, Flex, type SystemStyleObject, Text } from '@chakra-ui/react'
import { answerLive } from '@manifest/contract/build-choices.ts'
import type { Faq } from '@manifest/schema/content.ts'
import { useId, useState } from 'react'
import { LuChevronDown, LuCircleHelp } from 'react-icons/lu'
import { faq } from '@/generated/content/faq.ts'
import { isDemonstration } from '@/lib/environment.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { useRouteData } from '@/routes/use-route-data.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { IconTile } from '@/ui/media/icon-tile.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'

export default function FaqPage() {
  const { intro } = faq
  const sections = isDemonstration ? faq.sections : answerLive(faq.sections)
  const { title = '', description } = useRouteData()
  const [query, setQuery] = useState('')
  const found = findQuestions(sections, query)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  const isSearching = query.trim() !== ''
  return (
    <>
      <PageHeader title={title} description={intro ?? description} />
      <Flex align="center" columnGap="4" rowGap="3" wrap="wrap" mb="6">
        <SearchField
          label="Buscar nas perguntas"
          width="full"
          maxW="36rem"
          value={query}
          onChange={setQuery}
        />
        <Text role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
          {formatCounted(count, 'pergunta', 'perguntas')}
        </Text>
      </Flex>
      {found.length === 0 && (
        <Panel>
          <EmptyState
            icon={<LuCircleHelp />}
            title={isSearching ? 'Nenhuma pergunta encontrada' : 'Nenhuma pergunta publicada'}
            detail={isSearching ? 'Tente outras palavras.' : undefined}
          />
        </Panel>
      )}
      <Flex direction="column" gap={{ base: '6', lg: '8' }}>
        {found.map((section) => (
          <FaqSection key={section.title} section={section} isOpen={isSearching} />
        ))}
      </Flex>
    </>
  )
}

type FaqSectionProps = { section: Faq['sections'][number]; isOpen: boolean }

/**
 * A section's title beside its questions, or above them if space is short. Questions are native `details` elements, because find
 * in page expands them too.
 */
function FaqSection({ section: { title, icon, questions }, isOpen }: FaqSectionProps) {
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

type Sections = Faq['sections']

/**
 * Returns the questions whose question, answer or section title matches. Sections without a match are left
 * out.
 */
export function findQuestions(sections: Sections, query: string): Sections {
  const isFound = searchTest(query)
  return sections
    .map(({ questions, ...section }) => ({
      ...section,
      questions: questions.filter(({ question, answer }) =>
        isFound(searchKey(`${section.title} ${question} ${answer}`)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
}
