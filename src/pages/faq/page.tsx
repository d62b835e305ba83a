import { Flex } from '@chakra-ui/react'
import type { Faq } from '@manifest/content.ts'
import { useState } from 'react'
import { LuCircleHelp } from 'react-icons/lu'
import { faq } from '@/generated/content/faq.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { RouteHeader } from '@/ui/route-header.tsx'
import { SearchField } from '@/ui/search-field.tsx'
import { FaqSection } from './faq-section.tsx'

const { sections }: Faq = faq

/** The sections with only the questions that a query finds; sections without any are left out. */
function find(query: string): Faq['sections'] {
  const isFound = searchTest(query)
  return sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ question, answer }) =>
        isFound(searchKey(`${question} ${answer}`)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
}

/** The knowledge base: questions by section, with a search over questions and answers. */
export default function FaqPage() {
  const [query, setQuery] = useState('')
  const found = find(query)
  return (
    <>
      <RouteHeader actions={<SearchField label="Buscar na base" value={query} onChange={setQuery} />} />
      {found.length === 0 && (
        <EmptyState
          icon={<LuCircleHelp />}
          title="Nenhuma pergunta encontrada"
          detail="Tente outras palavras."
        />
      )}
      <Flex direction="column" gap="4" maxW="860px">
        {found.map((section) => (
          <FaqSection key={section.title} section={section} />
        ))}
      </Flex>
    </>
  )
}
