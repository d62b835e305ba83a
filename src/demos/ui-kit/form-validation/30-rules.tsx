import { chakra, List } from '@chakra-ui/react'
import { listSlotRecipe } from '@chakra-ui/react/theme'
import { type Account, accountSchema, emptyAccount } from '../validation/account-schema.ts'

export const meta = {
  title: 'As regras',
  description: 'O que o esquema responde a um cadastro vazio; o código é o próprio esquema.',
  code: './validation/account-schema.ts',
}

const fieldNames: Partial<Record<keyof Account, string>> = {
  name: 'Nome completo',
  email: 'E-mail',
  cpf: 'CPF',
  phone: 'Telefone',
  role: 'Função',
  password: 'Senha',
  repeated: 'Repita a senha',
  accepts: 'Termos',
}

/** The schema's issues for an empty form. */
const emptyFormIssues = accountSchema.safeParse(emptyAccount).error?.issues ?? []

export default () => (
  <List.Root recipe={listSlotRecipe} gap="1" ps="5" color="fg.muted">
    {emptyFormIssues.map(({ path, message }) => (
      <List.Item key={path.join('.')}>
        <chakra.b fontWeight="500" color="fg">
          {fieldNames[path[0] as keyof Account]}:
        </chakra.b>{' '}
        <span>{message}</span>
      </List.Item>
    ))}
  </List.Root>
)
