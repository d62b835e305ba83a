import { Flex, Text } from '@chakra-ui/react'
import { answerLive } from '@manifest/contract/build-choices.ts'
import { useState } from 'react'
import { LuCircleHelp } from 'react-icons/lu'
import { faq } from '@/generated/content/faq.ts'
import { isDemonstration } from '@/lib/environment.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useRouteData } from '@/routes/use-route-data.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { findQuestions } from './faq-search.ts'
import { FaqSection } from './faq-section.tsx'

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
