import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Sends the web vitals of a visit: figures and the route, nothing about the visitor. `id` is random per page view; the last value of a metric counts. */
export function reportVitals(endpoint: string, route: string): void {
  const report = ({ id, name, value, rating }: Metric) => {
    const body = JSON.stringify({ id, name, value, rating, route });
    // `sendBeacon` would send the cookies of that origin. A failed report is ignored.
    fetch(endpoint, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(
      () => undefined,
    );
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
