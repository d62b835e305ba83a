import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { AnswerSource } from './answer-source.tsx'
import { answerState, applyAnswer, closeAnswer, readAnswer } from './answer-state.ts'
import { PagePreview } from './page-preview.tsx'
import { PartList } from './part-list.tsx'
import { TargetFields } from './target-fields.tsx'

/** From the last keystroke to the proposal. In ms. */
const readDelayMs = 300

/** The screen that makes a page of an answer: the answer and its parts, and the page beside them. */
export function AnswerScreen({ onApplied }: { onApplied: (text: string) => void }) {
  const { proposal } = useSnapshot(answerState)
  const [problem, setProblem] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useProposal()
  useEffect(() => heading.current?.focus(), [])
  const apply = async () => {
    const failure = await applyAnswer()
    setProblem(failure)
    if (failure === undefined) onApplied('Página aplicada: ainda por salvar')
  }
  return (
    <Box
      as="section"
      aria-label="Da resposta à página"
      gridColumn={{ lg: '1 / -1' }}
      h={{ lg: 'full' }}
      minH="0"
      display="grid"
      gridTemplateRows={{ lg: 'minmax(0, 1fr)' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(400px, 2fr) minmax(0, 3fr)' }}
      overflow={{ lg: 'hidden' }}
    >
      <Box
        minH="0"
        display="grid"
        gridTemplateRows="minmax(0, 1fr) auto"
        gridTemplateColumns="minmax(0, 1fr)"
        borderInlineEndWidth="1px"
      >
        <Box
          position="relative"
          overflowY="auto"
          p="4"
          display="grid"
          gap="5"
          alignContent="start"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          <Heading ref={heading} as="h2" textStyle="h2" tabIndex={-1}>
            Da resposta à página
          </Heading>
          <AnswerSource />
          <TargetFields />
          <PartList />
        </Box>
        <Flex wrap="wrap" align="center" justify="flex-end" gap="2" px="4" py="3" borderTopWidth="1px">
          <Text role="alert" color="fg.error" flex="1 1 100%" hidden={problem === undefined}>
            {problem}
          </Text>
          <Button variant="outline" colorPalette="neutral" onClick={closeAnswer}>
            Fechar
          </Button>
          <Button aria-disabled={!proposal} onClick={() => proposal && void apply()}>
            Aplicar
          </Button>
        </Flex>
      </Box>
      <PagePreview />
    </Box>
  )
}

/** Proposes a page when the answer or what decides its labels changes. */
function useProposal() {
  const { text, isPublic, target } = useSnapshot(answerState)
  const { kind, family, id } = target
  const fields = target.fields.join()
  useEffect(() => {
    const timer = setTimeout(() => void readAnswer(), readDelayMs)
    return () => clearTimeout(timer)
  }, [text, isPublic, kind, family, id, fields])
}
