import { chakra } from '@chakra-ui/react'

export const meta = { title: 'Bloco de código' }

const answer = `{
  "cep": "01001-000",
  "logradouro": "Praça da Sé",
  "complemento": "lado ímpar",
  "bairro": "Sé",
  "localidade": "São Paulo",
  "uf": "SP",
  "ibge": "3550308",
  "ddd": "11"
}`

export default () => (
  <chakra.pre
    tabIndex={0}
    role="group"
    aria-label="Exemplo de resposta"
    dir="ltr"
    p="4"
    overflow="auto"
    bg="bg.subtle"
    borderWidth="1px"
    borderRadius="control"
    textAlign="left"
    fontFamily="mono"
    fontSize="xs"
    focusVisibleRing="outside"
  >
    <code>{answer}</code>
  </chakra.pre>
)
