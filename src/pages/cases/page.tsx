import { RouteHeader } from '@/ui/page/route-header.tsx'

export default function CasesPage() {
  return <RouteHeader />
}
