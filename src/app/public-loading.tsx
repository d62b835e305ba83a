import { app } from '@/generated/app.ts'

/** The loading view of whoever is not logged in: the same, in markup and style, that index.html paints before any script. */
export function PublicLoading() {
  return (
    <div className="boot" role="status">
      <strong>{app.product}</strong>
      <span>Carregando...</span>
    </div>
  )
}
