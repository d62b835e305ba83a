import type { ShownDossie } from '../../../../manifest/contract/studio-content.ts'
import type { CheckedManifest } from '../../../compile/expand/expand-manifest.ts'
import { formatAccess } from '../../../compile/expand/route-access.ts'
import type { Model } from '../../../compile/resolve/model.ts'

/** Returns the dossiês by name, with the location of each field and part. */
export function shownDossies(model: Model, manifest: CheckedManifest): ShownDossie[] {
  return model.dossies.flatMap(({ dossie, title, description, icon, path, fields, parts, access }) => {
    const document = manifest.dossies.find(({ value }) => value.dossie === dossie)?.document
    if (!document) return []
    return [
      {
        dossie,
        title,
        ...(description !== undefined && { description }),
        ...(icon !== undefined && { icon }),
        path,
        ...(access && { access: formatAccess(access) }),
        position: document.formatPosition(['dossie'], 'key'),
        fields: fields.map(({ name, kind, label, required }, index) => ({
          name,
          kind,
          detail: label,
          isRequired: required ?? false,
          origin: 'own',
          position: document.formatPosition(['fields', index], 'value'),
        })),
        parts: parts.map((part, index) => ({
          name: part.name,
          title: part.title,
          consultaId: `${part.family}/${part.variant}`,
          position: document.formatPosition(['parts', index], 'value'),
        })),
      },
    ]
  })
}
