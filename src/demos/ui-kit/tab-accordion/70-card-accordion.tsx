import { Accordion, Box, Flex, Text } from '@chakra-ui/react'
import { accordionSlotRecipe } from '@chakra-ui/react/theme'
import { LuBell, LuCreditCard, LuMinus, LuPlus, LuShieldCheck } from 'react-icons/lu'
import { Small } from '../basics.tsx'

export const meta = { title: 'Sanfona em cartões', description: 'O resumo se lê sem abrir.' }

const sections = [
  {
    value: 'seguranca',
    title: 'Segurança',
    summary: 'Verificação em duas etapas ligada',
    text: 'A cada entrada num aparelho novo, um código chega ao seu celular.',
    icon: LuShieldCheck,
    palette: 'success',
  },
  {
    value: 'cobranca',
    title: 'Cobrança',
    summary: 'Próxima fatura no primeiro dia do mês',
    text: 'A fatura vai para o e-mail do financeiro e fica aqui por cinco anos.',
    icon: LuCreditCard,
    palette: 'info',
  },
  {
    value: 'avisos',
    title: 'Avisos',
    summary: 'Dois canais ligados',
    text: 'No painel e por e-mail. O resumo da semana chega às segundas.',
    icon: LuBell,
    palette: 'warning',
  },
] as const

/** Each part is a card, with a summary that is readable while it is closed. */
export default () => (
  <Accordion.Root
    recipe={accordionSlotRecipe}
    size="sm"
    collapsible
    defaultValue={['seguranca']}
    display="flex"
    flexDirection="column"
    gap="3"
  >
    {sections.map(({ value, title, summary, text, icon: Icon, palette }) => (
      <Accordion.Item key={value} value={value} css={card}>
        <Text as="h3">
          <Accordion.ItemTrigger
            cursor="button"
            textAlign="inherit"
            gap="3"
            px="4"
            py="3"
            borderRadius="panel"
          >
            <Flex
              as="span"
              aria-hidden="true"
              boxSize="9"
              flexShrink="0"
              align="center"
              justify="center"
              borderRadius="control"
              bg={`${palette}.subtle`}
              color={`${palette}.fg`}
            >
              <Icon />
            </Flex>
            <Box as="span" flex="1" minW="0">
              <Text as="span" display="block" fontWeight="600">
                {title}
              </Text>
              <Small as="span" display="block" fontWeight="400">
                {summary}
              </Small>
            </Box>
            <LuPlus aria-hidden="true" data-when="closed" />
            <LuMinus aria-hidden="true" data-when="open" />
          </Accordion.ItemTrigger>
        </Text>
        <Accordion.ItemContent>
          <Accordion.ItemBody ps="16" pe="4" pt="0" color="fg.muted">
            {text}
          </Accordion.ItemBody>
        </Accordion.ItemContent>
      </Accordion.Item>
    ))}
  </Accordion.Root>
)

const card = {
  borderWidth: '1px',
  borderRadius: 'panel',
  transition: 'box-shadow 150ms, border-color 150ms',
  _motionReduce: { transition: 'none' },
  _open: { borderColor: 'primary.emphasized', boxShadow: 'md' },
  '& [data-when]': { flexShrink: '0', color: 'fg.muted' },
  '& [data-state=open] > [data-when=closed], & [data-state=closed] > [data-when=open]': { display: 'none' },
} as const
