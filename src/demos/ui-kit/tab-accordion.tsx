import { Accordion, Tabs } from '@chakra-ui/react'
import { accordionSlotRecipe, tabsSlotRecipe } from '@chakra-ui/react/theme'
import { LuBell, LuLock, LuUser } from 'react-icons/lu'
import { Specimen, SpecimenPage } from './specimen.tsx'
import { ActionAccordion } from './tab-accordion/action-accordion.tsx'
import { CardAccordion } from './tab-accordion/card-accordion.tsx'
import { ClosableTabs } from './tab-accordion/closable-tabs.tsx'
import { Faq } from './tab-accordion/faq.tsx'
import { LazyTabs } from './tab-accordion/lazy-tabs.tsx'
import { ManyTabs } from './tab-accordion/many-tabs.tsx'
import { NestedAccordion } from './tab-accordion/nested-accordion.tsx'
import { Question } from './tab-accordion/question.tsx'
import { RichTabs } from './tab-accordion/rich-tabs.tsx'
import { TabLayouts } from './tab-accordion/tab-layouts.tsx'

const tabs = [
  ['dados', 'Dados', 'Nome, e-mail e telefone de quem usa o painel.'],
  ['acesso', 'Acesso', 'Senha, sessões abertas e verificação em duas etapas.'],
  ['avisos', 'Avisos', 'Do que você quer ser avisado, e por onde.'],
] as const

const Contents = () =>
  tabs.map(([value, , text]) => (
    <Tabs.Content key={value} value={value}>
      {text}
    </Tabs.Content>
  ))

function TabsExample({ variant }: { variant: 'line' | 'subtle' | 'enclosed' | 'outline' }) {
  return (
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
}

const icons = { dados: LuUser, acesso: LuLock, avisos: LuBell }

function Vertical() {
  return (
    <Tabs.Root recipe={tabsSlotRecipe} defaultValue="acesso" orientation="vertical" colorPalette="primary">
      <Tabs.List>
        {tabs.map(([value, name]) => {
          const Icon = icons[value]
          return (
            <Tabs.Trigger key={value} value={value} disabled={value === 'avisos'}>
              <Icon aria-hidden="true" /> {name}
            </Tabs.Trigger>
          )
        })}
      </Tabs.List>
      <Contents />
    </Tabs.Root>
  )
}

type FaqEntry = readonly [value: string, question: string, answer: string]

const queryFaq: readonly FaqEntry[] = [
  ['prazo', 'Quanto demora uma consulta?', 'Em geral menos de dois segundos; a fonte pode pedir mais.'],
  [
    'erro',
    'E se a fonte não responder?',
    'A consulta é tentada de novo; se falhar, o resultado diz por quê.',
  ],
  ['guarda', 'O que fica guardado?', 'Só o módulo, a hora e o resultado, nunca o documento consultado.'],
]

const accountFaq: readonly FaqEntry[] = [
  ['senha', 'Como mudo a aparência?', 'Em Configurações, ou em Personalizar.'],
  ['aparelhos', 'Minhas escolhas valem em outro navegador?', 'Não: cada navegador guarda as suas.'],
  ['saida', 'Como saio da conta?', 'Pelo menu do usuário, em Sair.'],
]

type AccordionExampleProps = {
  questions: readonly FaqEntry[]
  variant: 'outline' | 'enclosed'
  isMultiple?: boolean
}

function AccordionExample({ questions, variant, isMultiple = false }: AccordionExampleProps) {
  return (
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
}

export default function TabAccordionPage() {
  return (
    <SpecimenPage source={() => import('./tab-accordion.tsx?raw')}>
      <Specimen
        title="Abas em linha"
        description="Setas mudam de aba; Home e End vão à primeira e à última."
        code="TabsExample"
      >
        <TabsExample variant="line" />
      </Specimen>
      <Specimen title="Abas suaves" code="TabsExample">
        <TabsExample variant="subtle" />
      </Specimen>
      <Specimen title="Abas em moldura" code="TabsExample">
        <TabsExample variant="enclosed" />
      </Specimen>
      <Specimen title="Abas na vertical" description="Com ícone, e uma indisponível." code="Vertical">
        <Vertical />
      </Specimen>
      <Specimen
        title="Abas com ícone e contagem"
        code="RichTabs"
        source={() => import('./tab-accordion/rich-tabs.tsx?raw')}
      >
        <RichTabs />
      </Specimen>
      <Specimen
        title="Abas que rolam"
        code="ManyTabs"
        source={() => import('./tab-accordion/many-tabs.tsx?raw')}
      >
        <ManyTabs />
      </Specimen>
      <Specimen
        title="Abas que fecham"
        description="Delete fecha a aba em foco; dá para desfazer."
        code="ClosableTabs"
        source={() => import('./tab-accordion/closable-tabs.tsx?raw')}
      >
        <ClosableTabs />
      </Specimen>
      <Specimen
        title="Abas sob demanda"
        description="Cada uma carrega quando é aberta."
        code="LazyTabs"
        source={() => import('./tab-accordion/lazy-tabs.tsx?raw')}
      >
        <LazyTabs />
      </Specimen>
      <Specimen
        title="Alinhamento e tamanho"
        description="Também só com ícones."
        code="TabLayouts"
        source={() => import('./tab-accordion/tab-layouts.tsx?raw')}
      >
        <TabLayouts />
      </Specimen>
      <Specimen title="Sanfona" description="Uma parte aberta por vez." code="AccordionExample">
        <AccordionExample questions={queryFaq} variant="outline" />
      </Specimen>
      <Specimen title="Sanfona de várias abertas" code="AccordionExample">
        <AccordionExample questions={accountFaq} variant="enclosed" isMultiple />
      </Specimen>
      <Specimen
        title="Sanfona dentro de sanfona"
        code="NestedAccordion"
        source={() => import('./tab-accordion/nested-accordion.tsx?raw')}
      >
        <NestedAccordion />
      </Specimen>
      <Specimen
        title="Sanfona com ações"
        description="Ordem, conclusão e abrir todas."
        code="ActionAccordion"
        source={() => import('./tab-accordion/action-accordion.tsx?raw')}
      >
        <ActionAccordion />
      </Specimen>
      <Specimen
        title="Sanfona em cartões"
        description="O resumo se lê sem abrir."
        code="CardAccordion"
        source={() => import('./tab-accordion/card-accordion.tsx?raw')}
      >
        <CardAccordion />
      </Specimen>
      <Specimen
        title="Perguntas frequentes"
        description="Abas por assunto, sanfona e busca."
        code="Faq"
        source={() => import('./tab-accordion/faq.tsx?raw')}
        isWide
      >
        <Faq />
      </Specimen>
    </SpecimenPage>
  )
}
