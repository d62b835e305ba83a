import { AuthShell } from './auth/auth-shell.tsx'
import { HomeAndBackLinks } from './auth/home-and-back-links.tsx'
import { NotFoundDrawing } from './auth/not-found-drawing.tsx'

export default function NotFoundPage() {
  return (
    <AuthShell variant="plain" icon={<NotFoundDrawing />}>
      <HomeAndBackLinks text="Confira o endereço, ou volte e escolha no menu o que procura." />
    </AuthShell>
  )
}
