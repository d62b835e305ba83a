import { Accordion, Badge, Box, Flex, Grid, Tabs } from '@chakra-ui/react'
import { accordionSlotRecipe, tabsSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Question } from './parts.tsx'

export const meta = {
  title: 'Perguntas frequentes',
  description: 'Abas por assunto, sanfona e busca.',
  isWide: true,
}

const topics = {
  consultas: {
    name: 'Consultas',
    questions: [
      ['Posso consultar vários documentos de uma vez?', 'Sim: cole a lista no lote, ou envie uma planilha.'],
      ['O que fazer com um resultado parcial?', 'Leia o que veio; a fonte que faltou é tentada de novo.'],
      ['Por que informar a finalidade?', 'A lei pede um motivo para tratar dados de pessoas.'],
    ],
  },
  pagamento: {
    name: 'Pagamento',
    questions: [
      ['Quais formas de pagamento há?', 'Boleto, cartão e transferência, com nota no mesmo dia.'],
      ['Uma consulta sem resultado é cobrada?', 'Não: só o que a fonte respondeu conta.'],
    ],
  },
  conta: {
    name: 'Conta',
    questions: [
      ['Como convido uma pessoa?', 'Em Usuários, com o e-mail dela e o papel que terá.'],
      ['Esqueci a senha. E agora?', 'Na entrada, peça uma nova; o link vale por uma hora.'],
      ['Posso ter dois papéis?', 'Pode: o painel junta as permissões dos dois.'],
    ],
  },
} as const

type TopicKey = keyof typeof topics

const topicEntries = Object.entries(topics) as [TopicKey, (typeof topics)[TopicKey]][]

/** Returns a topic's questions that contain the words, in the question or in the answer. */
function findQuestions(topic: TopicKey, words: string) {
  const isMatch = searchTest(words)
  return topics[topic].questions.filter((pair) => isMatch(searchKey(pair.join(' '))))
}

export default function Faq() {
  const [words, setWords] = useState('')
  const [topic, setTopic] = useState<TopicKey>('consultas')
  const isNarrow = useMediaQuery('(max-width: 767px)')
  return (
    <Flex direction="column" gap="5">
      <SearchField
        label="Buscar nas perguntas"
        placeholder="Buscar: fatura, senha, lote…"
        value={words}
        onChange={(next) => {
          setWords(next)
          const match = topicEntries.find(([key]) => findQuestions(key, next).length > 0)
          if (findQuestions(topic, next).length === 0 && match) setTopic(match[0])
        }}
      />
      <Tabs.Root
        recipe={tabsSlotRecipe}
        orientation={isNarrow ? 'horizontal' : 'vertical'}
        variant="subtle"
        colorPalette="primary"
        value={topic}
        onValueChange={({ value }) => setTopic(value as TopicKey)}
      >
        <Tabs.List minW={{ md: '48' }} flexWrap="wrap" gap="1">
          {topicEntries.map(([key, { name }]) => (
            <Tabs.Trigger key={key} value={key} justifyContent="space-between" gap="3">
              {name}
              <Badge borderRadius="full">{findQuestions(key, words).length}</Badge>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Box flex="1" minW="0">
          {topicEntries.map(([key]) => (
            <Tabs.Content key={key} value={key} pt={{ md: '0' }}>
              <Questions pairs={findQuestions(key, words)} />
            </Tabs.Content>
          ))}
        </Box>
      </Tabs.Root>
    </Flex>
  )
}

function Questions({ pairs }: { pairs: ReturnType<typeof findQuestions> }) {
  if (pairs.length === 0)
    return (
      <Grid role="status" minH="24" placeItems="center" color="fg.muted">
        Nenhuma pergunta com essas palavras neste assunto.
      </Grid>
    )
  return (
    <Accordion.Root
      recipe={accordionSlotRecipe}
      variant="enclosed"
      size="sm"
      collapsible
      defaultValue={['0']}
    >
      {pairs.map(([question, answer], index) => (
        <Question key={question} value={String(index)} title={question}>
          {answer}
        </Question>
      ))}
    </Accordion.Root>
  )
}
