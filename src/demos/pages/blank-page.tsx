import { chakra, Grid, Text } from '@chakra-ui/react'
import { LuSquareDashed } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'

const steps = [
  ['manifest/routes/', 'Declare o endereço, o título e o componente da página.'],
  ['manifest/menu.yaml', 'Ponha a página no menu, se ela deve aparecer nele.'],
  ['src/', 'Escreva o componente: este cabeçalho e os painéis que precisar.'],
  ['npm run codegen', 'Gere as rotas, os tipos e o menu; erros do manifesto aparecem aqui.'],
] as const

/** The least that a page has: the title from the manifest, and a panel. */
export default function BlankPage() {
  return (
    <>
      <RouteHeader />
      <Grid gap={{ base: '4', md: '6' }} templateColumns={{ base: '1fr', xl: '3fr 2fr' }}>
        <Panel>
          <EmptyState
            icon={<LuSquareDashed />}
            title="Aqui entra o conteúdo."
            detail="O título e a descrição vêm do manifesto; o conteúdo ocupa este painel."
          />
        </Panel>
        <Panel title="Para começar uma página">
          <chakra.ol css={stepsCss}>
            {steps.map(([place, text]) => (
              <li key={place}>
                <code>{place}</code>
                <Text color="fg.muted">{text}</Text>
              </li>
            ))}
          </chakra.ol>
        </Panel>
      </Grid>
    </>
  )
}

const stepsCss = {
  display: 'grid',
  gap: '3',
  ps: '5',
  listStyleType: 'decimal',
  '& li::marker': { color: 'fg.muted' },
  '& code': { fontFamily: 'mono', fontSize: 'sm', fontWeight: '600' },
} as const
