import { chakra, Text } from '@chakra-ui/react'
import { Muted, Small } from '../basics.tsx'

export const meta = { title: 'Artigo', description: 'Uma página de ajuda, com até 65 letras por linha.' }

/** Headings, a lead, running text and a definition list, in the order of a help page. */
export default () => (
  <chakra.article css={articleCss}>
    <Text textStyle="h1" as="h3">
      Como ler um resultado
    </Text>
    <Muted fontSize="16px" lineHeight="24px">
      Um resultado reúne o que cada fonte respondeu, na ordem em que se lê um documento.
    </Muted>
    <Text>
      Comece pelo resumo: ele diz em uma linha o que mudou desde a última consulta. Depois abra os blocos; os
      que a fonte não respondeu ficam por último, com o motivo.
    </Text>
    <Text textStyle="h2" as="h4">
      Palavras que aparecem
    </Text>
    <dl>
      <dt>Fonte</dt>
      <dd>O serviço que respondeu, com a hora da resposta.</dd>
      <dt>Achado</dt>
      <dd>Um fato que merece atenção, como um prazo vencido.</dd>
    </dl>
    <Small>
      Área em m<sup>2</sup>, água como H<sub>2</sub>O, preço <del>R$ 15,00</del> <ins>R$ 12,00</ins>.
    </Small>
  </chakra.article>
)

const articleCss = {
  display: 'grid',
  gap: '3',
  maxW: '65ch',
  '& dt': { fontWeight: '600' },
  '& dd': { ps: '4', mb: '2', color: 'fg.muted' },
} as const
