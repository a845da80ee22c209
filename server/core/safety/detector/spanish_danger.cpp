#include "core/safety/detector/tables.hpp"

#include <array>

namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    sign(Sign::plan, 4, R"(
        esta noche|hoy|manana ~2 me voy|mato|suicido|quito ~1 a? ~1 matar|suicidar|morir|la|?
        hoy|esta|manana noche? ~1 voy a ~1 matarme|suicidarme|morir|quitarme|hacerlo|acabar
        voy a ~1 matarme|suicidarme|quitarme|hacerlo|acabar ~3 hoy|noche|manana|ahora
        me voy a ~1 matar|suicidar ~2 hoy|noche|manana|ahora|esta
        es|este|esta mi ultima|ultimo noche|dia
        tengo un plan ~1 para ~1 matarme|suicidarme|morir|acabar
    )"),
    sign(Sign::plan, 2, R"(
        ya se|tengo|decidi ~1 como|cuando|donde|todo|decidido
        tengo ~1 un plan
        ya ~1 esta|tengo todo? decidido|planeado|preparado
        ya ~1 elegi|escogi ~1 el|la dia|fecha|lugar
    )"),
    sign(Sign::means, 1, R"(
        tengo|junte|guarde|compre|comprado|guardado|juntado|guardando|juntando ~2 pastillas|pistola|soga|cuchillo|navaja|veneno|cuerda
        pastillas ~3 mano|aqui|listas|delante|mesa|guardadas
    )"),
    sign(Sign::means_question, 2, R"(
        cuantas|cuanta|cuantos ~2 pastillas ~4 morir|matarme|matarse|mortal|letal|morirme
        dosis letal|mortal
    )"),
    sign(Sign::means_question, 1, R"(
        puente|puentes|edificio|edificios ~2 mas ~1 alto|altos|cerca|cercano
        donde ~3 puente|puentes|azotea
        cuantas pastillas
    )"),
    sign(Sign::loss, 0, R"(
        perdi|perdido|quede sin|el|la|mi ~1 trabajo|empleo|casa|todo
        me ~1 despidieron|echaron|dejo|abandono
    )"),
    sign(Sign::time, 0, R"(
        esta noche
        hoy|manana
        ahora mismo
        este fin
    )"),
    sign(Sign::prepared, 2, R"(
        carta|cartas de despedida
        escribi|escrito ~2 carta|cartas ~2 despedida|despedirme|todos|mama|hijos
    )"),
    sign(Sign::leaving, 1, R"(
        regale|regalado|regalando ~2 mis|todas|todo ~1 cosas|libros|ropa|?
        cuiden|cuida|cuidad ~2 a|de mi|mis|mama|perro|gato
        perdonenme|perdoname|perdonadme|perdon ~2 por|todos|mama
        gracias por todo
        ultima|ultimo ~1 mensaje|carta|entrada|pagina|vez
        cuando lean|leas|leais esto
        lo que voy a hacer
    )"),
    sign(Sign::goodbye, 4, R"(
        adios ~1 a? todos|mundo|siempre|mama|amigos|familia ~1
        adios para siempre
        adios mundo
        hasta siempre
        me despido ~1 de? ~1 todos|ustedes|vosotros|mundo|vida|siempre
        cuando lean|leas|leais esto ~3 no|muerta|muerto|habre|estare
    )"),
    sign(Sign::overdose, 4, R"(
        me ~1 tome|tomado|trague|tragado|tragué ~2 todas|todo|muchas|caja|frasco|bote|treinta|veinte|30|20|40|sobredosis ~3 pastillas|entera|entero|de|el|las|medicamentos
        tome|tomado|trague|tragado todas|muchas ~1 las? pastillas
        una? sobredosis ~1 tome|hoy|ahora|noche
        tome una sobredosis
        acabo de tomar|tomarme|tragar|tragarme ~2 todas|muchas|frasco|caja|pastillas
    )"),
    sign(Sign::in_progress, 4, R"(
        estoy ~1 en|sobre|al|parado|parada|sentada|sentado ~2 puente|azotea|cornisa|barandilla|vias|borde ~4 saltar|voy|tirarme|adios|nadie|sola|solo
        me ~1 corte|cortado las venas
        estoy|sigo sangrando
    )"),
    sign(Sign::grief_wish, 2, R"(
        quiero|quisiera|deseo ~1 estar|irme|reunirme|ir con el|ella|ellos|mama|papa|mi ~1
        quiero|quisiera seguirlo|seguirla|seguirle|alcanzarlo|alcanzarla
        no ~1 puedo|quiero|se ~1 vivir sin el|ella|ti
    )"),
    sign(Sign::self_injury, 2, R"(
        me ~1 corte|corto|corté|cortado|quemo|queme|lastimo|lastime|autolesiono|autolesione ~2 otra|vez|brazo|brazos|piernas|muslos|proposito|noche|ayer|anoche|de
        me corte|cortado .
        me hago|hice ~1 cortes|heridas
        cortarme|lastimarme|autolesionarme|autolesion|autolesiones
        hacerme dano
        me hago|hice dano
    )"),
    sign(Sign::abuse, 1, R"(
        me pega|golpea|golpeo|pego|maltrata|amenaza|amenazo|viola|violo|empujo|ahorca|ahorco|estrangulo ~1
        mi|el esposo|marido|novio|padre|papa|padrastro ~1 me pega|golpea|maltrata|amenaza|toca|obliga
        fui violada|violado|abusada|abusado
        tengo miedo de|a mi marido|esposo|novio|padre
    )"),
    sign(Sign::psychosis, 1, R"(
        oigo|escucho voces
        las voces ~1 me|dicen|hablan|ordenan
    )"),
    sign(Sign::psychosis, 3, R"(
        voces ~3 dicen|ordenan|mandan|piden ~4 mate|matarme|muera|morir|salte|suicide|lastime
    )"),
    sign(Sign::eating_disorder, 1, R"(
        vomito|vomite|vomitar|vomitado ~3 comer|comida|cena|comido|proposito|atracon
        no ~1 como|comido|comi ~2 hace|desde|en ~2 dias
        hace|llevo ~2 dias ~1 sin|que|no ~1 comer|como
        anorexia|bulimia|laxantes|atracon|atracones
    )"),
    sign(Sign::medical, 1, R"(
        dolor|presion|opresion ~2 pecho
        no puedo respirar
        brazo izquierdo ~2 dormido|dormida|duele
        me desmaye|desmayo
        vomito|tos|escupo sangre
        convulsion|convulsiones|infarto
    )"),
    sign(Sign::minor, 0, R"(
        tengo 10|11|12|13|14|15|16|17|doce|trece|catorce|quince|dieciseis|diecisiete anos?
        soy ~1 menor de
    )"),
    sign(Sign::intoxication, 1, R"(
        borracho|borracha|drogado|drogada|ebrio|ebria
        botella ~2 vodka|vino|ron|tequila|whisky
    )"),
    sign(Sign::pregnancy, 0, R"(
        embarazada|embarazo|posparto|postparto
        mi bebe
    )"),
    sign(Sign::obsessive, 2, R"(
        pensamientos intrusivos|obsesivos ~9 matar|matarme|dano|saltar|morir|suicidio|cuchillo|lastimar
    )"),
    sign(Sign::obsessive, 1, R"(
        pensamientos intrusivos|obsesivos
        mi toc
    )"),
    sign(Sign::third_party, 1, R"(
        se quiere|quiso|va|quiera|puede|intento|queria a? ~1 matar|suicidar|morir|quitar
        suicidarse|matarse|ahorcarse
        quitarse la vida
        se suicido|mato|ahorco
        amigo|amiga|hermano|hermana|hijo|hija|madre|padre|novio|novia|prima|primo ~3 quiere|queria ~1 morir|morirse|vivir|matarse|suicidarse
        amigo|amiga|hermano|hermana|hijo|hija|madre|padre|novio|novia|prima|primo ~3 suicida|suicidas
        amigo|amiga|hermano|hermana|hijo|hija|ella|el ~4 no quiere vivir
        dice|dijo ~1 que ~1 quiere|queria morir|morirse|matarse|suicidarse
    )"),
    sign(Sign::mention, 1, R"(
        suicidio
    )"),
    sign(Sign::retraction, 0, R"(
        es|era broma
        era una broma
        olvidalo|olvidenlo
        olvida lo que
        no lo decia en serio
        no va en serio
        era en broma
    )"),
    sign(Sign::idiom, 0, R"(
        muero|morir|morirme|muerto|muerta|muriendo|moria|morirse de ~1 hambre|risa|sueno|calor|frio|ganas|verguenza|vergueenza|cansancio|amor|miedo|sed|aburrimiento|celos|pena|ternura|curiosidad|nervios|la
        me muero por
        me mata|matan|matas el|la|los|las|esta|este|tu|de|mi|que
        matar el|dos tiempo|pajaros
        muerta|muerto de ~1 cansancio|sueno|risa|hambre
        a muerte
        de mala|buena muerte
        mato a mi ~1 jefe|hermano|hermana|vecino
        voy|quiero|podria a? matar a|al mi|jefe|hermano|vecino
        escuadron suicida
        prevencion del suicidio
        ganas de comer|dormir|bailar|verte|viajar
        terminar|acabar con el|la|este|esta|mi trabajo|tesis|proyecto|novio|novia|relacion|tarea
        no puedo mas de|del|con la? risa|comida|hambre|lleno
        no puedo ~1 esperar|mas ~1 de
        no quiero ~1 seguir trabajando|estudiando|discutiendo|aqui
        no quiero estar aqui trabajando|en
        ya no quiero ~1 mas|estar ~1 cafe|pizza|postre|helado|soltera|soltero
        no aguanto ~1 mas|el|la|a|este|este calor|ruido|frio|zapatos|suegra|trafico
        cortarme el|las|un ~1 pelo|cabello|flequillo|unas|poco
        me ~1 corte|corto|cortado el|la|un|con ~1 pelo|cabello|dedo|papel|cebolla|flequillo|cocinando
        hacerme dano ~2 rodilla|espalda|corriendo|gimnasio
        me hice dano ~3 rodilla|espalda|corriendo|gimnasio|futbol|jugando
        pelicula|novela|serie|cancion|libro|juego|letra ~8 suicidio|matar|suicida|muere|morir|suicidarse|mata|morirme|matarse
        suicidio|suicida|morir ~6 pelicula|novela|serie|cancion|libro|juego
        lo que voy a hacer ~2 cenar|manana|comer|fin
        adios a ~1 las|los|mis|la|mi ~1 vacaciones|companeros|dieta|azucar|verano|piso|casa
        ultima vez que|en|lo
    )"),
    sign(Sign::laughter, 0, R"(
        jaja|jajaja|jajajaja|jeje|jajajajaja
    )"),
    sign(Sign::long_ago, 0, R"(
        hace ~1 anos
        hace muchos|varios|diez|cinco|veinte anos
        cuando ~1 era nino|nina|joven|adolescente
        cuando tenia
        de joven|adolescente|nino|nina
    )"),
    sign(Sign::again, 0, R"(
        otra vez
        de nuevo
        todavia|ahora|hoy|ultimamente|sigo
    )"),
});

} // namespace

std::span<Phrases const> spanish_danger() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
