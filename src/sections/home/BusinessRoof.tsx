import roof from '../../../content/pictures/bedrijfsdak.jpg?crop=60,96,1480,832&w=1200;1480&format=avif;webp;jpeg&quality=65&as=picture';
import roofOnPhones from '../../../content/pictures/bedrijfsdak.jpg?crop=60,96,1480,832&w=720&format=avif;webp&quality=30&as=picture';
import { HeroPicture } from '../shared/HeroPicture';

export default function BusinessRoof({ sizes }: { sizes: string }) {
  return (
    <HeroPicture
      picture={roof}
      onPhones={roofOnPhones}
      alt="Plat bedrijfsdak vol zonnepanelen, met uitzicht over de polder"
      clip="bedrijfsdak"
      sizes={sizes}
    />
  );
}
