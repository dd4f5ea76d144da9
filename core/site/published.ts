/** Records and modules without a status are shown (spec 4: only Published is). */
export function isPublished({ status }: { readonly status?: string | undefined }): boolean {
  return (status ?? 'Published') === 'Published'
}
