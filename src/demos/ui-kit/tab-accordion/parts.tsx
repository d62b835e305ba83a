import { Accordion, Tabs, Text } from '@chakra-ui/react'
import { accordionSlotRecipe, tabsSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'

type QuestionProps = { value: string; title: string; level?: 3 | 4; children: ReactNode }

/**
 * A part of an accordion under a heading. The title inherits its alignment: in the mirrored layout, `start` would be the
 * left side of a Portuguese text.
 */
export const Question = ({ value, title, level = 3, children }: QuestionProps) => (
  <Accordion.Item value={value}>
    <Text as={level === 3 ? 'h3' : 'h4'}>
      <Accordion.ItemTrigger cursor="button" textAlign="inherit">
        <Text as="span" flex="1">
          {title}
        </Text>
        <Accordion.ItemIndicator />
      </Accordion.ItemTrigger>
    </Text>
    <Accordion.ItemContent>
      <Accordion.ItemBody color="fg.muted">{children}</Accordion.ItemBody>
    </Accordion.ItemContent>
  </Accordion.Item>
)

export const tabs = [
  ['dados', 'Dados', 'Nome, e-mail e telefone de quem usa o painel.'],
  ['acesso', 'Acesso', 'Senha, sessões abertas e verificação em duas etapas.'],
  ['avisos', 'Avisos', 'Do que você quer ser avisado, e por onde.'],
] as const

export const Contents = () =>
  tabs.map(([value, , text]) => (
    <Tabs.Content key={value} value={value}>
      {text}
    </Tabs.Content>
  ))

export const TabsExample = ({ variant }: { variant: 'line' | 'subtle' | 'enclosed' | 'outline' }) => (
  <Tabs.Root recipe={tabsSlotRecipe} defaultValue="dados" variant={variant} colorPalette="primary">
    <Tabs.List>
      {tabs.map(([value, name]) => (
        <Tabs.Trigger key={value} value={value}>
          {name}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    <Contents />
  </Tabs.Root>
)

export type FaqEntry = readonly [value: string, question: string, answer: string]

export type AccordionExampleProps = {
  questions: readonly FaqEntry[]
  variant: 'outline' | 'enclosed'
  isMultiple?: boolean
}

export const AccordionExample = ({ questions, variant, isMultiple = false }: AccordionExampleProps) => (
  <Accordion.Root
    recipe={accordionSlotRecipe}
    variant={variant}
    size="sm"
    collapsible
    multiple={isMultiple}
    defaultValue={questions.slice(0, 1).map(([value]) => value)}
  >
    {questions.map(([value, question, answer]) => (
      <Question key={value} value={value} title={question}>
        {answer}
      </Question>
    ))}
  </Accordion.Root>
)
