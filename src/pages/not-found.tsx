import { chakra } from '@chakra-ui/react'
import { AuthShell } from './auth/auth-shell.tsx'
import { HomeAndBackLinks } from './auth/home-and-back-links.tsx'

export default function NotFoundPage() {
  return (
    <AuthShell variant="plain" icon={<NotFoundDrawing />}>
      <HomeAndBackLinks text="Confira o endereço, ou volte e escolha no menu o que procura." />
    </AuthShell>
  )
}

const dots = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 14 }, (_, column) => `M${8 + column * 12 + (row % 2) * 6} ${8 + row * 11}h0`).join(''),
).join('')

function NotFoundDrawing() {
  return (
    <chakra.svg viewBox="0 0 180 112" width="180px" fill="none" strokeLinecap="round">
      <chakra.path d={dots} stroke="border.emphasized" strokeWidth="3.2" />
      <chakra.circle cx="84" cy="46" r="32" fill="bg" stroke="primary.solid" strokeWidth="6" />
      <chakra.path d="M107 69l22 22" stroke="primary.solid" strokeWidth="9" />
      <chakra.path
        d="M74.5 39.5a9.5 9.5 0 1 1 12.5 9c-2 .8-3 2-3 4.5M84 60.5v.1"
        stroke="primary.fg"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </chakra.svg>
  )
}
