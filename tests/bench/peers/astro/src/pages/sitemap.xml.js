import { model } from '../model.mjs'
export const GET = () => new Response(model.sitemap(), { headers: { 'content-type': 'application/xml' } })
