import { chakra, Stack } from '@chakra-ui/react'
import { LuCircle, LuCircleCheck } from 'react-icons/lu'
import { passwordRules } from './password-rules.ts'

/** The rules of a password; a rule is marked as soon as it is met. */
export const PasswordChecklist = ({ password }: { password: string }) => (
  <Stack as="ul" gap="1" aria-label="Regras da senha" listStyleType="none">
    {passwordRules.map(({ text, isMet }) => {
      const met = isMet(password)
      const Icon = met ? LuCircleCheck : LuCircle
      return (
        <chakra.li
          key={text}
          display="flex"
          alignItems="center"
          gap="2"
          textStyle="small"
          color={met ? 'fg.success' : 'fg.muted'}
        >
          <Icon aria-hidden="true" />
          {text}
          <chakra.span srOnly>{met ? ': atendida' : ': ainda não'}</chakra.span>
        </chakra.li>
      )
    })}
  </Stack>
)
