import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { tellProblem } from '@/lib/handled-problem.ts'
import { hasWebCrypto } from '@/lib/web-crypto.ts'
import { canLogInAsSeed, login } from '@/state/auth.ts'
import type { NewUser } from '@/state/users.ts'
import { notify } from '@/ui/feedback/notify.ts'

export function DemoLogin({ user }: { user: NewUser }) {
  const [isBusy, setBusy] = useState(false)
  if (!hasWebCrypto() || !canLogInAsSeed(user)) return null

  const enter = async () => {
    setBusy(true)
    try {
      if (await login(user)) notify.success('Usuário logado com sucesso')
      else notify.error('A senha da conta de demonstração foi trocada neste navegador')
    } catch (error) {
      tellProblem({ error })
      notify.error('Não foi possível entrar. Verifique a conexão e tente de novo.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      type="button"
      size="md"
      variant="outline"
      colorPalette="neutral"
      width="full"
      loading={isBusy}
      onClick={() => void enter()}
    >
      Entrar com a conta de demonstração
    </Button>
  )
}
