#include "core/safety/detector/frames/frame_tables.hpp"

#include <array>

namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    half(Half::not_being, R"(
        no|nunca|jamas ~1 despertar|despertarme|despierte|despertara|despertase|amanecer|amanezca
        no|nunca ~1 existir|existiera|existo|haber nacido?
        no|nunca ~2 nacido
        me muero|muera|muriera|mate|matara|mato
        morirme|desaparecer|desaparezco|desapareciera ~1
        estar|estuviera|estuviese|estoy|este|estando muerta|muerto
        dormir|dormirme|duermo|durmiera ~3 siempre|nunca|no|jamas
        dios|senor|virgen|muerte|mar|rio|coche|carro|camion|tren|cancer|enfermedad|rayo ~2 me ~1 lleve|llevara|lleva|mate|matara|recoja|atropelle|atropellara|trague|llame
        me lleve|llevara|recoja ~1 dios|ya|el|la|de
        ya no estar|estuviera|este|estoy
        no estar|estuviera|este aqui|ya|mas
    )"),
    half(Half::accepting, R"(
        no ~1 me? importa|importaria|molesta|molestaria|quejaria|opondria
        me da|daria igual|lo
        estaria|esta|seria bien|mejor|bueno
        no estaria|seria mal|malo
    )"),
    half(Half::longing, R"(
        quiero|quisiera|ojala|deseo|desearia|pido|ruego|rezo|espero|prefiero|preferiria|gustaria|necesito|anhelo|ganas
    )"),
    half(Half::easing, R"(
        mejor|facil|alivio|paz|descanso|descansar|tranquila|tranquilo|bonito|hermoso|solucion|bendicion
    )"),
    half(Half::averse, R"(
        cansada|cansado|harta|harto|agotada|agotado|aburrida de
        no aguanto|soporto ~1
        no quiero .
        basta de
    )"),
    half(Half::life, R"(
        vivir|existir|respirar
        la|esta|mi vida
        este mundo
        estar|seguir viva|vivo|aqui|viviendo|asi
    )"),
    half(Half::absence, R"(
        sin mi
        si ~2 yo ~2 no|ya|muero|faltara|falto|desaparezco|muriera|faltase|desapareciera
        si|cuando ~1 me muero|muera|muriera|voy|vaya|fuera
        yo ya? no ~1 estuviera|este|esta|estoy|existiera
        si no estuviera|existiera|hubiera|estoy ~1
    )"),
    half(Half::gain, R"(
        mejor|tranquilas|tranquilos|felices|aliviados|libres|feliz|tranquila|tranquilo|descansarian|descansan
        problema|carga|boca|preocupacion|gasto menos
        un|una problema|carga|boca menos
        en paz
        rehacer|rehace|rehaga ~2 vida
    )"),
    half(Half::unmissed, R"(
        nadie|quien ~3 entera|enteraria|nota|notaria|extrana|extranaria|importa|importaria|llora|lloraria|acuerda|pregunta|echaria
    )"),
    half(Half::musing, R"(
        pienso|pensando|pensado|penso|imagino|imaginando|imagine|sueno|planeo|busque|tentada|tentado ~2
    )"),
    half(Half::deadly_thing, R"(
        pastillas|pastilla|soga|cuerda|pistola|arma|navaja|cuchillo|veneno|medicinas|medicamentos|insulina
    )"),
    half(Half::deadly_place, R"(
        tren|rio|mar|metro
    )"),
    half(Half::edge, R"(
        puente|azotea|balcon|vias|acantilado|barranco|precipicio|barandal|barandilla
    )"),
    half(Half::handling, R"(
        guardo|guardando|guarde|guardadas|junte|juntando|juntado|escondo|escondidas|cuento|conte|contando|compre|consegui|tuve|tengo ~3
        en la mano
    )"),
    half(Half::standing, R"(
        paro|pare|parada|parado|quedo|quede|asomo|asome|subo|subi|voy|fui|mirando|miro ~2 en|a|al|el|la|por|desde
    )"),
    half(Half::often, R"(
        cada|todas|todos ~1 noche|dia|noches|dias|vez
        siempre|seguido|mucho|anoche|otra
        por las noches
    )"),
    half(Half::secret, R"(
        nadie ~1 sabe|se
        no ~2 digas|cuentes|diga ~2 nadie
        a escondidas
    )"),
    half(Half::papers, R"(
        carta|cartas|nota|notas|testamento|contrasenas|papeles|seguro
    )"),
    half(Half::done, R"(
        escrita|escritas|escribi|escrito|deje|dejo|lista|listas|listo|firmado|arreglado|arreglados|ordenado
        en la|el mesa|cajon
    )"),
    half(Half::belongings, R"(
        mi|mis|el|la ~1 perro|gato|plantas|perra|gata|cosas|ropa|guitarra|joyas|libros|mascota
    )"),
    half(Half::handing_on, R"(
        regale|regalo|regalando|di|entregue|reparti|lleve|deje
    )"),
    half(Half::afterwards, R"(
        cuando ~1 me? encuentren|lean|leas|sepan|enteren
        cuando ya no ~1 este|estoy
        despues de mi
        no voy a|estare estar?
        ya no estare|voy
    )"),
    half(Half::doing_it, R"(
        lo ~2 voy a? hacer
        lo|la hago|hare
        tengo|esta|ya ~1 todo listo|preparado|planeado|decidido|arreglado
        ya ~1 decidi|decidido
    )"),
    half(Half::occasion, R"(
        sola|solo ~1 en ~1 casa
        no hay|esta nadie
        hasta el domingo|lunes|sabado|manana
        cuando ~1 duerman|todos|salgan|vayan
        esta noche
    )"),
    sign(Sign::plan, 2, R"(
        tengo ~1 todo listo|preparado|planeado ~1 para|pa
        lo|la hago|hare ~1 hoy|manana|esta|el
        ya esta ~1 decidido|todo
        esta noche lo? hago|hare|voy
    )"),
    sign(Sign::leaving, 2, R"(
        digan|diganle|dile|diganles|diles ~6 quiero|perdone|quise|amo|ame|perdonen|fue|culpa
        perdonenme|perdoname ~2 todo|por|todos
    )"),
    sign(Sign::passive, 2, R"(
        mejor ~1 me? muerta|muerto|muero
        ojala ~2 no|nunca ~1 hubiera ~1 nacido?
        para que ~1 vivo|vivir|sigo|seguir|despierto
    )"),
    sign(Sign::hopeless, 2, R"(
        unica|ultima|sola ~1 salida|manera|forma|solucion ~6 muerta|muerto|muerte|morir|morirme
        no ~1 hay|tengo|veo|encuentro ~1 salida ~1 mas|alguna|otra
        salir de ~1 aqui|esto ~1 es? muerta|muerto
    )"),
    sign(Sign::hopeless, 1, R"(
        no ~1 hay|tengo|veo|encuentro ~1 salida|escapatoria|futuro
        sin salida
    )"),
    sign(Sign::burden, 2, R"(
        les|le estoy arruinando|fastidiando|destruyendo|amargando ~1 la? vida
        les|le arruino|arruine la vida
        soy ~1 una|un carga|estorbo|peso|lastre
        todos pendientes|cansados de mi
        estarian|serian|vivirian ~1 mejor|felices|tranquilas|tranquilos|tranquila ~1 sin|si|cuando
    )"),
    sign(Sign::alone, 2, R"(
        si ~1 me? muero|muriera|desaparezco ~2 nadie|quien|a
        nadie ~6 si ~1 me? muero|muriera|muera
    )"),
    sign(Sign::empty, 1, R"(
        sin ganas de nada|comer|salir|levantarme
        ando|estoy|me siento ~1 vacia|vacio|apagada|apagado
    )"),
    sign(Sign::wish, 3, R"(
        me quiero|kiero|voy|quisiera a? matar
        me ~1 mato|ahorco|suicido ya|hoy
    )"),
    sign(Sign::past_wish, 1, R"(
        intente suicidarme|matarme|quitarme
        quise matarme|morirme|suicidarme|quitarme
    )"),
    sign(Sign::long_ago, 0, R"(
        hace ~2 anos|anos
        cuando era ~2 chico|chica|nino|nina|joven|adolescente
    )"),
    sign(Sign::recovered, 0, R"(
        hoy|ahora|ya ~1 estoy|me|ando ~1 bien|mejor|siento|feliz
        sali adelante
        gracias a ~2 terapia
    )"),
    sign(Sign::idiom, 0, R"(
        me ~1 quiero|queria|muero ~1 morir|de? ~3 pena|verguenza|oso|risa|hambre|sueno|frio|calor|ganas
        jaja|jajaja|jaj ~2 me ~1 quiero|muero morir?
        me tire al vacio pa|para|en
    )"),
    sign(Sign::laughter, 0, R"(
        jaja|jajaja|jajajaja|jeje
    )"),
});

} // namespace

std::span<Phrases const> spanish_halves() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
