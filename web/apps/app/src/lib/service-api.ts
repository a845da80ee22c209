import { type Config, openServiceClient, type ServiceClient } from '@evenkeel/api'
import { stored } from './stored'

const config = stored<Config>('config')

let opened: { url: string; client: ServiceClient } | undefined

/**
 * The quiz and HRV service, where the last configuration said that it lives. Without one (a browser that keeps nothing)
 * it is taken to live beside the page.
 */
export function serviceApi(): ServiceClient {
  const url = config.read()?.service_url ?? location.origin
  if (opened?.url !== url) opened = { url, client: openServiceClient(url) }
  return opened.client
}
